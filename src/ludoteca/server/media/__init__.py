"""Pictures and sounds that people bring: decoded, bounded, and written anew without metadata.

- `medium`: what a picture or sound is to the server, and its limits
- `pictures`: PNG, JPEG and WebP, decoded and encoded again
- `mp3`: the frames of an MP3 file, without its tags
- `ogg`: an Ogg file with Vorbis or Opus, without its comments; `ogg_pages` reads and writes its
  pages
- `reading`: which of them a file is, by its first bytes
"""
