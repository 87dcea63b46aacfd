/** The id of a module's list of lessons on the map's page. */
export function lessonsAnchor(module: number): string {
  return `lessons-${module}`;
}

/** Opens a module's list of lessons, so that a link to it leads to what is seen. */
export function openLessons(module: number): void {
  const list = document.getElementById(lessonsAnchor(module))?.closest('details');
  if (list) list.open = true;
}
