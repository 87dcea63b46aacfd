/**
 * The look of a button on a plate: less room at the sides of its words, and no move when pressed, for then it would
 * no longer be the button of the whole window (quest-map.css).
 */
export const pressLook = 'map-press px-2! text-[1.0625rem]! active:translate-none!';
