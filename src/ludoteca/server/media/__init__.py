"""Uploaded pictures and sounds: decoded, bounded, and written anew without metadata.

- `medium`: a picture or sound, and its limits
- `pictures`: PNG, JPEG and WebP, decoded and encoded again
- `mp3`: the frames of an MP3 file, without its tags
- `ogg`: an Ogg file with Vorbis or Opus, without its comments; `ogg_pages` reads and writes its
  pages
- `reading`: recognises the format of a file by its first bytes
"""
