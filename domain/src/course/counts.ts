/** Lessons of modules 1 to 6. @see docs/requirements.md#r-course-size */
export const lessonsPerModule = [3, 16, 5, 12, 10, 6] as const;

export const moduleCount = lessonsPerModule.length;

/** 52. @see docs/requirements.md#r-course-size */
export const lessonCount = lessonsPerModule.reduce<number>((sum, count) => sum + count, 0);

/** The module numbers in order: 1 to 6. */
export const moduleNumbers: readonly number[] = lessonsPerModule.map((_, index) => index + 1);

/** How many lessons a module has; 0 for a module that does not exist. */
export function lessonsOfModule(module: number): number {
  return lessonsPerModule[module - 1] ?? 0;
}
