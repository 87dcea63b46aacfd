import { feastScenes } from './scenes/feasts.ts';
import { moduleScenes } from './scenes/modules.ts';
import { sacramentScenes } from './scenes/sacraments.ts';
import { saintScenes } from './scenes/saints.ts';

/** Every scene there is to color, in the order in which a grown-up chooses. */
export const scenes = {
  ...moduleScenes,
  ...feastScenes,
  ...saintScenes,
  ...sacramentScenes,
} as const;

export type SceneId = keyof typeof scenes;

export const sceneIds = Object.keys(scenes) as SceneId[];

/** Whether an address names a scene. */
export const isScene = (id: string): id is SceneId => Object.hasOwn(scenes, id);
