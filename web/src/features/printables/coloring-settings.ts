import type { Language } from '@pius/domain/language.ts';
import { type Border, borders } from '@pius/domain/printables/coloring/borders.ts';
import { type Detail, details } from '@pius/domain/printables/coloring/coloring-sheet.ts';
import { isScene, type SceneId } from '@pius/domain/printables/coloring/scenes.ts';
import type { Paper } from '@pius/domain/printables/sheet.ts';
import { readPaper } from './puzzle-settings.ts';

/** What a coloring sheet is made of; it stands whole in the address, so that the same sheet can be printed again. */
export interface ColoringSettings {
  scene: SceneId;
  /** A story's or a saint's drawing in place of the scene, such as `story-2-5-1`; '' for none. */
  drawing: string;
  border: Border;
  detail: Detail;
  /** '' for the title of the scene. */
  title: string;
  openLetters: boolean;
  verse: boolean;
  /** '' for a line to write on. */
  name: string;
  paper: Paper;
}

/** A title or a name as long as a sheet can hold. */
export const longestTitle = 60;
export const longestName = 40;

const drawingName = /^(story-[1-6]-\d{1,2}-\d|saint-[a-z-]{1,60})$/;

/** Reads the settings from an address; what it does not say, or says wrongly, is as a newcomer would have it. */
export function readColoring(search: URLSearchParams, language: Language): ColoringSettings {
  const scene = search.get('scene') ?? '';
  return {
    scene: isScene(scene) ? scene : 'the-way',
    drawing: drawingName.exec(search.get('drawing') ?? '')?.[0] ?? '',
    border: borders.find((each) => each === search.get('window')) ?? 'pointed',
    detail: details.find((each) => each === search.get('areas')) ?? 'rich',
    title: (search.get('title') ?? '').slice(0, longestTitle),
    openLetters: search.get('letters') !== 'plain',
    verse: search.get('verse') !== 'no',
    name: (search.get('name') ?? '').slice(0, longestName),
    paper: readPaper(search, language),
  };
}

/** The address's part for settings. */
export function writeColoring(settings: ColoringSettings): Record<string, string> {
  const { scene, drawing, border, detail, title, name, paper } = settings;
  return {
    scene,
    window: border,
    areas: detail,
    letters: settings.openLetters ? 'open' : 'plain',
    verse: settings.verse ? 'yes' : 'no',
    paper,
    ...(drawing ? { drawing } : {}),
    ...(title ? { title } : {}),
    ...(name ? { name } : {}),
  };
}
