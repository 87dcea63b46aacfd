import { readdirSync } from 'node:fs';
import { withoutHidden } from './hidden.ts';
import { renderColour, renderLine, storySize, type Theme } from './render.ts';
import { renderRoundel, renderRoundelLine, type SaintPicture } from './roundel.ts';
import { type Scene, sceneShapes } from './scene.ts';

/** One drawing of the library in all its renderings. */
export interface Drawing {
  id: string;
  kind: 'story' | 'moment' | 'saint';
  colour: (theme?: Theme) => string;
  line: () => string;
}

const filesOf = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

const sceneDrawing = (scene: Scene, kind: 'story' | 'moment'): Drawing => {
  const shapes = withoutHidden(sceneShapes(scene), storySize.width, storySize.height);
  return {
    id: scene.id,
    kind,
    colour: (theme) => renderColour(scene.id, shapes, theme),
    line: () => renderLine(shapes),
  };
};

/**
 * The drawings asked for, or all: the stories in the order of the lessons, the badges' moments and
 * the modules' openings, then the saints.
 */
export async function allDrawings(names: readonly string[] = []): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  for (const file of filesOf('./stories/').filter((name) => isSelected(`story-${name}`, names))) {
    const { scene } = (await import(`./stories/${file}.ts`)) as { scene: Scene };
    drawings.push(sceneDrawing(scene, 'story'));
  }
  for (const file of filesOf('./moments/')) {
    const { scenes } = (await import(`./moments/${file}.ts`)) as { scenes: readonly Scene[] };
    const requested = scenes.filter(({ id }) => isSelected(id, names));
    drawings.push(...requested.map((scene) => sceneDrawing(scene, 'moment')));
  }
  return [...drawings, ...(await saintDrawings(names))];
}

/** A file of the saints: one saint, or several. */
interface SaintFile {
  saint?: SaintPicture;
  saints?: readonly SaintPicture[];
}

/**
 * The roundels asked for, or all: first the saints who have their own, then the figures by type.
 */
export async function saintDrawings(names: readonly string[] = []): Promise<Drawing[]> {
  const files: SaintFile[] = [];
  for (const file of filesOf('./saints/')) files.push(await import(`./saints/${file}.ts`));
  for (const file of filesOf('./saint-types/'))
    files.push(await import(`./saint-types/${file}.ts`));
  return files
    .flatMap(({ saint, saints = [] }) => (saint ? [saint] : saints))
    .filter(({ id }) => isSelected(id, names))
    .map((saint) => ({
      id: saint.id,
      kind: 'saint',
      colour: (theme) => renderRoundel(saint, theme),
      line: () => renderRoundelLine(saint),
    }));
}

/**
 * Whether an id is asked for: by nothing, by a module or lesson ('2', '2-5'), by a picture
 * ('2-5-1') or by a saint's name.
 */
const isSelected = (id: string, names: readonly string[]): boolean =>
  names.length === 0 ||
  names.some(
    (name) => `${id}-`.startsWith(`story-${name}-`) || id === `saint-${name}` || id === name,
  );
