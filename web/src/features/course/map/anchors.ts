/** The id of a module on the road. */
export function moduleAnchor(module: number): string {
  return `module-${module}`;
}

/** The id of a module's list of lessons on the map's page. */
export function lessonsAnchor(module: number): string {
  return `lessons-${module}`;
}

/** Opens a module's list of lessons, by its id, so that a link to it leads to what is seen. */
export function openLessons(anchor: string): void {
  const list = document.getElementById(anchor)?.closest('details');
  if (list) list.open = true;
}
