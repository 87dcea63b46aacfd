/** One thing that is wrong with a lesson, said so that its author can mend it. */
export interface Finding {
  /** Where in the lesson: field names and places counted from 0 (`['teaching', 0, 'answer']`). */
  path: (string | number)[];
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  doThis: string;
}

export interface Bounds {
  min: number;
  max: number;
}

/** A finding where a count of something lies outside its bounds, else none. */
export function countFindings(
  path: Finding['path'],
  count: number,
  { min, max }: Bounds,
  what: string,
): Finding[] {
  if (count >= min && count <= max) return [];
  const requested = min === max ? `exactly ${min}` : `${min} to ${max}`;
  return [
    {
      path,
      message: `There are ${count} ${what}; the guide asks for ${requested}.`,
      doThis: count < min ? `Add ${min - count} or more.` : `Take away ${count - max} or more.`,
    },
  ];
}

/** A finding for each id or text that stands twice in one list. */
export function repeatFindings(
  path: Finding['path'],
  values: readonly string[],
  what: string,
): Finding[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [
          {
            path: [...path, index],
            message: `The ${what} "${value}" stands twice.`,
            doThis: `Give each its own ${what}.`,
          },
        ],
  );
}
