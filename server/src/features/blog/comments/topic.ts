import { type Language, languages } from '@pius/domain/language.ts';
import { z } from 'zod';
import type { FurtherTopics } from '../../../platform/realtime/routes.ts';

const postId = z.string().regex(/^[\w-]{1,64}$/);
const placeForm = z.templateLiteral([postId, ' ', z.enum(languages)]);

/** Where comments stand: under a post in one language. */
export interface CommentPlace {
  postId: string;
  language: Language;
}

/** By what a page asks to hear of the comments of a place. */
export function placeName({ postId: id, language }: CommentPlace): string {
  return `${id} ${language}`;
}

/** The topic under which it is told that comments have changed; no event says which, or whose. */
export function topicOfComments(place: CommentPlace): string {
  return `comments ${placeName(place)}`;
}

/** The topics of a page that asks for the comments of a place; what is no place has none. */
export const commentTopics: FurtherTopics = (request) => {
  const place = placeForm.safeParse(request('comments'));
  return place.success ? [`comments ${place.data}`] : [];
};
