const petal =
  'M175.2 113.5L149.1 67.4C139.7 46.3 167.5 24.9 200 16C232.5 24.9 260.3 46.3 250.9 67.4L224.8 113.5Z';
const light =
  'M184.7 103.2L167.3 63.9C162.7 48 180.5 35.3 200 30C219.5 35.3 237.3 48 232.7 63.9L215.3 103.2Z';
const diamond = 'M200 94L192.2 72.2L200 50L207.8 72.2Z';
const lights = ['#F6C983', '#9DBBF2', '#CBAFE6', '#95D5CF', '#F3A493', '#B7D78B'];
/** The petals are drawn for a window of six. */
const drawnFor = 6;

interface ResultRoseProps {
  /** For each question whether its pane is lit. */
  lit: readonly boolean[];
  /** The share of right answers in words. */
  percent: string;
  /** The result in words. */
  label: string;
}

/** A rose window with a petal for each question; the lit ones kindle in turn. */
export function ResultRose({ lit, percent, label }: ResultRoseProps) {
  const turn = 360 / lit.length;
  const narrow = Math.min(1, Math.tan(Math.PI / lit.length) / Math.tan(Math.PI / drawnFor));
  const score = lit.filter(Boolean).length;
  return (
    <div aria-label={label} className="quiz-wheel" role="img">
      <svg aria-hidden viewBox="0 0 400 400">
        <circle cx={200} cy={200} fill="var(--lead)" r={196} />
        <circle cx={200} cy={200} fill="none" r={189} stroke="#F6C955" strokeWidth={4} />
        <circle cx={200} cy={200} fill="#1B2C78" r={184} />
        {lit.map((isLit, index) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a petal is its place in the ring
            key={index}
            transform={`rotate(${index * turn} 200 200)`}
          >
            <g
              className={isLit ? 'quiz-petal' : undefined}
              stroke="var(--lead)"
              strokeLinejoin="round"
              style={{ animationDelay: `calc(${index} * var(--stagger))` }}
            >
              <g transform={`translate(200 0) scale(${narrow} 1) translate(-200 0)`}>
                <path
                  d={petal}
                  fill={isLit ? `var(--m${(index % 6) + 1}-mid)` : '#4A5590'}
                  strokeWidth={6}
                />
                <path d={light} fill={isLit ? lights[index % 6] : '#5C679F'} strokeWidth={4} />
              </g>
              <circle
                cx={200}
                cy={59}
                fill={isLit ? '#FDEBB6' : '#4A5590'}
                r={11 * narrow}
                strokeWidth={4}
              />
            </g>
            <g stroke="var(--lead)" strokeWidth={4} transform={`rotate(${turn / 2} 200 200)`}>
              <circle cx={200} cy={29} fill="#F6C955" r={11 * Math.min(1, narrow * 1.2)} />
              <path d={diamond} fill="#6F97E6" strokeLinejoin="round" />
            </g>
          </g>
        ))}
        <circle cx={200} cy={200} fill="var(--lead)" r={90} />
        <circle cx={200} cy={200} fill="#FDEBB6" r={83} />
        <circle cx={200} cy={200} fill="none" r={75} stroke="#B0750F" strokeWidth={2} />
      </svg>
      <p aria-hidden>
        <b>
          {score}/{lit.length}
        </b>
        <span>{percent}</span>
      </p>
    </div>
  );
}
