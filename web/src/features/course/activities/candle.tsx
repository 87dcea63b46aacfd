import { hangmanMisses } from '@pius/domain/progress/hangman.ts';
import { useTranslation } from 'react-i18next';

const foot = 172;
const tallest = 104;

/** A candle that is a little shorter for each wrong letter, and out when none is left. */
export function Candle({ left }: { left: number }) {
  const { t } = useTranslation('word-games');
  const height = 14 + ((tallest - 14) * left) / hangmanMisses;
  const top = foot - height;
  return (
    <figure className="hangman-candle">
      <svg aria-hidden role="presentation" viewBox="0 0 120 200">
        <rect
          fill="var(--vault-deep)"
          height={194}
          rx={57}
          stroke="var(--lead)"
          strokeWidth={4}
          width={114}
          x={3}
          y={3}
        />
        <rect
          fill="none"
          height={184}
          rx={52}
          stroke="#e5b445"
          strokeWidth={2.5}
          width={104}
          x={8}
          y={8}
        />
        {left > 0 ? (
          <g className="hangman-flame" style={{ translate: `0 ${top}px` }}>
            <circle cy={-16} cx={60} fill="#fdebb6" opacity={0.2} r={32} />
            <path
              d="M60 -44C74 -26 77 -16 71 -7C66 1 54 1 49 -7C43 -16 50 -24 60 -44Z"
              fill="#f6c955"
              stroke="var(--lead)"
              strokeWidth={3}
            />
            <path d="M60 -24C66 -15 66 -9 60 -5C54 -9 54 -15 60 -24Z" fill="#fff3cf" />
          </g>
        ) : (
          <path
            d={`M60 ${top - 8}C50 ${top - 24} 70 ${top - 34} 60 ${top - 52}`}
            fill="none"
            stroke="#9dbbf2"
            strokeLinecap="round"
            strokeWidth={4}
          />
        )}
        <path d={`M60 ${top}v-8`} stroke="#e5b445" strokeLinecap="round" strokeWidth={4} />
        <rect
          fill="#fdf3d8"
          height={height}
          rx={6}
          stroke="#1d1a38"
          strokeWidth={3.5}
          width={30}
          x={45}
          y={top}
        />
        <path
          d="M30 172H90L84 184H36Z"
          fill="#f6c955"
          stroke="#1d1a38"
          strokeLinejoin="round"
          strokeWidth={3.5}
        />
      </svg>
      <figcaption>{t('hangman.left', { count: left })}</figcaption>
    </figure>
  );
}
