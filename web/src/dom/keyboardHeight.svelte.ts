// The height in pixels that the on-screen keyboard takes from the bottom of the window.

export class KeyboardHeight {
  current = $state(0);

  constructor() {
    $effect(() => {
      const seen = window.visualViewport;
      if (!seen) return;
      const measure = () =>
        (this.current = Math.max(0, window.innerHeight - seen.height - seen.offsetTop));
      seen.addEventListener("resize", measure);
      seen.addEventListener("scroll", measure);
      return () => {
        seen.removeEventListener("resize", measure);
        seen.removeEventListener("scroll", measure);
      };
    });
  }
}
