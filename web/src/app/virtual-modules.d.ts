declare module 'virtual:catechism/*' {
  import type { Catechism } from '@pius/domain/course/catechism.ts';

  export const data: Catechism;
}

declare module 'virtual:course-outline/*' {
  import type { CourseOutline } from '@/learning/catechism/course-outline.ts';

  export const data: CourseOutline;
}

declare module 'virtual:coloring-drawings/*' {
  import type { ColoringDrawings } from '@/features/printables/coloring-drawings.ts';

  export const data: ColoringDrawings;
}

interface ImportMetaEnv {
  /** The address of the folder of the drawings; missing where nothing is built. */
  readonly DRAWINGS?: string;
}
