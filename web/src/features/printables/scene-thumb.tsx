import { borderOf } from '@pius/domain/printables/coloring/borders.ts';
import { scene as space } from '@pius/domain/printables/coloring/parts/places.ts';
import { type SceneId, scenes } from '@pius/domain/printables/coloring/scenes.ts';
import { memo } from 'react';

/** A scene small, to choose by; its name stands beside it. */
export const SceneThumb = memo(function SceneThumb({ scene }: { scene: SceneId }) {
  const shapes = [...scenes[scene].shapes, ...borderOf('straight')].filter(({ isRich }) => !isRich);
  return (
    <svg
      aria-hidden
      className="w-14 flex-none rounded-sm bg-white"
      strokeLinejoin="round"
      strokeWidth={1.6}
      viewBox={`0 0 ${space.width} ${space.height}`}
    >
      {shapes.map(({ kind, path }, index) => (
        <path
          d={path}
          fill={{ area: '#fff', line: 'none', ink: '#000' }[kind]}
          // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of one drawing, which never change places
          key={index}
          stroke={kind === 'ink' ? 'none' : '#000'}
        />
      ))}
    </svg>
  );
});
