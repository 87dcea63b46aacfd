import { join } from 'node:path';
import type { Article } from '@pius/domain/blog/article.ts';
import type { ChatWords, Helplines } from '@pius/domain/chat/chat-words.ts';
import type { Gate } from '@pius/domain/chat/gate.ts';
import type { PersonalWords } from '@pius/domain/chat/personal-data.ts';
import { moduleNumbers } from '@pius/domain/course/counts.ts';
import { type Course, courseSchema } from '@pius/domain/course/course.ts';
import { type Formulas, formulasSchema } from '@pius/domain/course/formulas.ts';
import { allLessonIds } from '@pius/domain/course/ids.ts';
import { type SearchWordsFile, searchWordsSchema } from '@pius/domain/course/search-words.ts';
import { type Seasons, seasonsSchema } from '@pius/domain/course/seasons.ts';
import type { StoryPicture } from '@pius/domain/course/story-pictures.ts';
import { type Withheld, withheldSchema } from '@pius/domain/course/withheld.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { type SundayWords, sundayWordsSchema } from '@pius/domain/printables/sunday-words.ts';
import { type Saint, saintsSchema } from '@pius/domain/saints/saint.ts';
import { type Question, questionsSchema } from '@pius/domain/trivia/question.ts';
import { readArticles } from './read-articles.ts';
import { readChat } from './read-chat.ts';
import { ofEachLanguage, readFile } from './read-file.ts';
import { type LessonContent, readLessons } from './read-lessons.ts';
import { readSaintPictures, readStoryPictures } from './read-pictures.ts';

/**
 * The course as read from the content folder, and the days. While the server runs only a correction
 * changes it. Lessons and the chat's words are read when they are first asked for, or all by
 * `readAhead`.
 */
export interface Content extends LessonContent {
  course: Course;
  /**
   * Reads what a caller would else wait for. Throws an error naming the file when one does not fit
   * its schema.
   */
  readAhead(): void;
  /** The questions of 1912 that no lesson teaches. */
  withheld: Withheld;
  /** Which lessons fit a time of the Church's year. */
  seasons: Seasons;
  /**
   * Received prayers and formulas, which entries give word for word. Read when they are first asked
   * for.
   */
  readonly formulas: Formulas;
  /** The pictures of a lesson's story. Read when they are first asked for. */
  storyPictures(id: string, language: Language): StoryPicture[];
  /** The saints of a month, 1 to 12, day by day. Read when they are first asked for: the year takes a second. */
  saints(month: number, language: Language): readonly Saint[];
  /** The drawing of a saint, and what it shows. Read when the first is asked for. */
  saintPicture(saintId: string, language: Language): { id: string; alt: string };
  /** All trivia questions in a language, read when they are first asked for. */
  trivia(language: Language): readonly Question[];
  /** The prayers and the things to do of the Sunday table. */
  sunday: Record<Language, SundayWords>;
  /** By what words the catechism is searched. */
  search: Record<Language, SearchWordsFile>;
  readonly chat: ChatContent;
  /** The articles of the blog in a language, read when they are first asked for. */
  articles(language: Language): readonly Article[];
}

/** What the chat knows questions by, and its fixed words. */
export interface ChatContent {
  gates: Record<Language, Gate>;
  personal: Record<Language, PersonalWords>;
  words: Record<Language, ChatWords>;
  helplines: Helplines;
}

/**
 * Reads `course.yaml` and what is small; everything else later, file by file.
 * Throws an error naming the file when one does not fit its schema.
 */
export function loadContent(contentDir: string): Content {
  const course = readFile(join(contentDir, 'course.yaml'), courseSchema);
  const lessons = readLessons(course, contentDir);
  const search = ofEachLanguage((language) =>
    readFile(join(contentDir, 'chat', language, 'search.yaml'), searchWordsSchema),
  );
  const taughtIn = (language: Language) =>
    allLessonIds
      .flatMap((id) => lessons.lesson(id, language)?.teaching ?? [])
      .map(({ question, answer, simply }) => `${question} ${answer} ${simply}`);
  const formulas = once(() => readFile(join(contentDir, 'formulas.yaml'), formulasSchema));
  const chat = once(() => readChat(join(contentDir, 'chat'), search, ofEachLanguage(taughtIn)));
  return {
    course,
    ...lessons,
    readAhead() {
      for (const id of allLessonIds) {
        for (const language of languages) {
          lessons.lesson(id, language);
          this.storyPictures(id, language);
        }
      }
      chat();
    },
    withheld: readFile(join(contentDir, 'withheld.yaml'), withheldSchema),
    seasons: readFile(join(contentDir, 'seasons.yaml'), seasonsSchema),
    get formulas() {
      return formulas();
    },
    storyPictures: readStoryPictures(join(contentDir, 'pictures')),
    saints: once((month, language) => {
      const name = `${String(month).padStart(2, '0')}.${language}.yaml`;
      return readFile(join(contentDir, 'saints', name), saintsSchema);
    }),
    saintPicture: readSaintPictures(contentDir),
    trivia: once((language) =>
      moduleNumbers.flatMap((module) =>
        readFile(join(contentDir, 'trivia', `${module}.${language}.yaml`), questionsSchema),
      ),
    ),
    sunday: ofEachLanguage((language) =>
      readFile(join(contentDir, 'sunday', `${language}.yaml`), sundayWordsSchema),
    ),
    search,
    get chat() {
      return chat();
    },
    articles: once((language) => readArticles(join(contentDir, 'blog'), language)),
  };
}

/** The same function, which does its work once for each input. */
function once<I extends (string | number)[], O>(make: (...input: I) => O): (...input: I) => O {
  const known = new Map<string, O>();
  return (...input) => {
    const name = input.join(' ');
    const made = known.get(name) ?? make(...input);
    known.set(name, made);
    return made;
  };
}
