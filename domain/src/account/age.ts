export const youngestChild = 3;
export const oldestChild = 17;

/** Whether a value is an age a child account may have: whole years, 3 to 17 (architecture.md "children"). */
export function isChildAge(age: unknown): age is number {
  return Number.isInteger(age) && Number(age) >= youngestChild && Number(age) <= oldestChild;
}
