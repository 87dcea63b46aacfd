/** What of a kind was pressed: the nearest round the place of the event. In: a selector. Out: null where there is none. */
export function pressed<Kind extends Element = Element>(event: Event, kind: string): Kind | null {
  return event.target instanceof Element ? event.target.closest<Kind>(kind) : null;
}
