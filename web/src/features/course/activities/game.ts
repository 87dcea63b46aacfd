import type { ActivityView, LessonView } from '@pius/contracts/course.ts';
import type { Language } from '@pius/domain/language.ts';
import type { LucideIcon } from 'lucide-react';

export type ActivityKind = ActivityView['kind'];

/** Where an activity stands on its page, and whether it counts as done already. */
export interface Place {
  index: number;
  total: number;
  done: boolean;
}

/** What every game is given. `onComplete` is called each time it has been played to its end. */
export interface GameProps<Kind extends ActivityKind> {
  activity: Extract<ActivityView, { kind: Kind }>;
  lessonId: string;
  /** The lesson that the activity is about, for clues out of its words. */
  lesson: Pick<LessonView, 'story' | 'teaching'>;
  language: Language;
  place: Place;
  onComplete: () => void;
}

/** What a game says after an answer. Amber, never red, where the answer is not right yet. */
export interface Feedback {
  tone: 'yes' | 'again' | 'note';
  title: string;
  text?: string;
  icon?: LucideIcon;
}

/** The seed of one round, so that the same round looks the same after a reload. */
export function seedOf(lessonId: string, activityId: string, round: number): string {
  return `${lessonId}/${activityId}/${round}`;
}
