declare module 'virtual:first-paint' {
  /** The head script; empty in the browser, where it has already run. */
  export const firstPaint: string;
}

declare module 'virtual:catechism/*' {
  import type { Catechism } from '@pius/domain/course/catechism.ts';

  export const data: Catechism;
}

declare module 'virtual:course-outline/*' {
  import type { CourseOutline } from '@/shared/catechism/course-outline.ts';

  export const data: CourseOutline;
}
