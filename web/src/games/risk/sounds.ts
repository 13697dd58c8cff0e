// Sounds of the map; turned on and off in the bar at the top.

import { click, melody } from "@/dom/sounds.svelte";

export { turned } from "@/dom/sounds.svelte";

export const rolled = () => [0, 0.07, 0.13, 0.22].forEach((at) => click(at));
export const conquered = () => melody([392, 523, 659], 0.09);
