declare module 'virtual:catechism/*' {
  import type { Catechism } from '@pius/domain/course/catechism.ts';

  export const data: Catechism;
}

declare module 'virtual:course-outline/*' {
  import type { CourseOutline } from '@/learning/catechism/course-outline.ts';

  export const data: CourseOutline;
}
