import { ringPath } from '@pius/domain/printables/ring-path.ts';
import { type Mark, papers, type Sheet } from '@pius/domain/printables/sheet.ts';
import { memo } from 'react';
import { artUrl } from '@/ui/art/art.ts';
import { fontOf } from './browser-measure.ts';
import './sheet-view.css';

/** A sheet of paper as it will be printed, drawn to scale. */
export const SheetView = memo(function SheetView({ sheet }: { sheet: Sheet }) {
  const { width, height } = papers[sheet.paper];
  return (
    <svg
      aria-label={sheet.name}
      className="sheet"
      data-paper={sheet.paper}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      {sheet.marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of one drawing, which never change places
        <MarkView key={index} mark={mark} />
      ))}
    </svg>
  );
});

const fills = { white: '#fff', black: '#000', none: 'none' } as const;

function MarkView({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case 'text': {
      const { family, weight } = fontOf[mark.font];
      const open = mark.outline
        ? {
            fill: '#fff',
            stroke: '#000',
            strokeLinejoin: 'round' as const,
            strokeWidth: mark.outline,
          }
        : {};
      return (
        <text
          {...open}
          fontFamily={family}
          fontSize={mark.size}
          fontWeight={weight}
          textAnchor={mark.align}
          x={mark.x}
          y={mark.y}
        >
          {mark.text}
        </text>
      );
    }
    case 'line': {
      const { from, to, width } = mark;
      return <line stroke="#000" strokeWidth={width} x1={from.x} x2={to.x} y1={from.y} y2={to.y} />;
    }
    case 'box': {
      const { x, y, width, height, stroke } = mark;
      return (
        <rect
          fill="none"
          height={height}
          stroke="#000"
          strokeWidth={stroke}
          width={width}
          x={x}
          y={y}
        />
      );
    }
    case 'ring':
      return (
        <path
          d={ringPath(mark.from, mark.to, mark.radius)}
          fill="none"
          stroke="#000"
          strokeWidth={mark.width}
        />
      );
    case 'path':
      return (
        <path
          d={mark.path}
          fill={fills[mark.fill]}
          stroke={mark.stroke > 0 ? '#000' : 'none'}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth={mark.stroke}
        />
      );
    case 'picture': {
      const { source, x, y, width, height } = mark;
      return <image height={height} href={source} width={width} x={x} y={y} />;
    }
    case 'corner': {
      const { x, y, side, flipX, flipY } = mark;
      const place = `translate(${flipX ? x + side : x} ${flipY ? y + side : y})`;
      return (
        <image
          height={side}
          href={artUrl('print-corner')}
          transform={`${place} scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})`}
          width={side}
        />
      );
    }
  }
}
