/** The folder of the drawings. Its name changes with them, so that a browser may keep each for good. */
const folder = import.meta.env.DRAWINGS ?? '/assets/drawings';

/** The address of a drawing of `pictures/` in color. In: its id, such as `story-2-5-1` or `saint-agnes`. */
export function drawingUrl(id: string): string {
  return `${folder}/${id}.svg`;
}

/** The address of the same drawing in black lines, to color. The app fetches it only when somebody chooses it. */
export function lineDrawingUrl(id: string): string {
  return `${folder}/line/${id}.svg`;
}

/** How wide and high a drawing is: a saint is round, everything else is a scene. */
export function drawingSize(id: string): { width: number; height: number } {
  return id.startsWith('saint-') ? { width: 240, height: 240 } : { width: 800, height: 480 };
}
