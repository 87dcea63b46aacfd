/** What is carried, and where it may be put down. */
export interface Load {
  /** What follows the pointer. */
  element: HTMLElement;
  /** The places it may be put down: elements with a `data-place`. */
  places: HTMLElement;
  /** Called with the `data-place` of where it was put down. */
  onDrop: (place: string) => void;
}

/** How far a pointer moves before a press is a drag, in pixels: children's fingers tremble. */
const threshold = 10;
/**
 * How long a finger rests on a thing before it is taken up, whichever way it goes then, in
 * milliseconds.
 */
const rest = 250;
/** So near to the edge of the screen the page scrolls along, in pixels. */
const edge = 90;

/**
 * Carries an element along with the pointer that was pressed on it. A press that does not move
 * stays a press; a drag that the browser takes over for scrolling, or that ends nowhere, changes
 * nothing. Dragging is a second way: whatever it does can be done by touching too.
 */
export function carry(pressed: PointerEvent, load: Load): void {
  new Carrying(pressed, load).begin();
}

class Carrying {
  readonly #pressed: PointerEvent;
  readonly #load: Load;
  readonly #listening = new AbortController();
  /** Where on the page it was taken up: the page may scroll meanwhile. */
  readonly #from: { x: number; y: number };
  #at: { x: number; y: number };
  #under: HTMLElement | null = null;
  #carried = false;
  #moved = false;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(pressed: PointerEvent, load: Load) {
    this.#pressed = pressed;
    this.#load = load;
    this.#at = { x: pressed.clientX, y: pressed.clientY };
    this.#from = { x: pressed.clientX + scrollX, y: pressed.clientY + scrollY };
  }

  begin(): void {
    const { signal } = this.#listening;
    const own = (mutation: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === this.#pressed.pointerId) mutation(event);
    };
    addEventListener('pointermove', own(this.#move), { signal });
    addEventListener('pointerup', own(this.#drop), { signal });
    addEventListener('pointercancel', own(this.#end), { signal });
    addEventListener('pointerdown', this.#end, { signal });
    // What is carried does not scroll the page, and a long press of it opens no menu.
    const still = (event: Event) => this.#carried && event.cancelable && event.preventDefault();
    addEventListener('touchmove', still, { signal, passive: false });
    addEventListener('contextmenu', still, { signal });
    if (this.#pressed.pointerType === 'touch') this.#resting = setTimeout(this.#takeUp, rest);
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.#end(), { signal });
  }

  readonly #move = (event: PointerEvent): void => {
    if (event.buttons === 0) {
      this.#end();
      return;
    }
    this.#at = { x: event.clientX, y: event.clientY };
    const { x, y } = this.#way();
    this.#moved ||= Math.hypot(x, y) >= threshold;
    if (!this.#carried && !this.#moved) return;
    if (!this.#carried) this.#takeUp();
    this.#follow();
  };

  #way() {
    return { x: this.#at.x + scrollX - this.#from.x, y: this.#at.y + scrollY - this.#from.y };
  }

  readonly #takeUp = (): void => {
    clearTimeout(this.#resting);
    this.#carried = true;
    this.#load.element.dataset.carried = '';
    requestAnimationFrame(this.#scrollAlong);
  };

  #follow(): void {
    const { x, y } = this.#way();
    this.#load.element.style.translate = `${x}px ${y}px`;
    const under = document.elementFromPoint(this.#at.x, this.#at.y)?.closest('[data-place]');
    const place = under instanceof HTMLElement && this.#load.places.contains(under) ? under : null;
    if (place === this.#under) return;
    delete this.#under?.dataset.over;
    this.#under = place;
    if (place) place.dataset.over = '';
  }

  readonly #scrollAlong = (): void => {
    if (this.#listening.signal.aborted) return;
    const { y } = this.#at;
    const down = y > innerHeight - edge ? y - (innerHeight - edge) : Math.min(0, y - edge);
    if (down !== 0) {
      scrollBy({ top: down / 8, behavior: 'instant' });
      this.#follow();
    }
    requestAnimationFrame(this.#scrollAlong);
  };

  readonly #drop = (): void => {
    const place = this.#under?.dataset.place;
    // A finger that rested on a thing and let it go in its place has pressed it.
    if (this.#moved) swallowClick();
    this.#end();
    if (place !== undefined) this.#load.onDrop(place);
  };

  readonly #end = (): void => {
    clearTimeout(this.#resting);
    this.#listening.abort();
    this.#load.element.style.translate = '';
    delete this.#load.element.dataset.carried;
    delete this.#under?.dataset.over;
  };
}

/** The end of a drag is no press: the click that a browser makes of it is let go. */
function swallowClick(): void {
  const listening = new AbortController();
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort());
}
