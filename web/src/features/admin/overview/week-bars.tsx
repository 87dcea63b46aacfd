const height = 40;
const step = 18;
const width = 13;

/** Weeks as bars, the last one in gold. It is a picture beside the figures, which stand in the table too. */
export function WeekBars({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1);
  return (
    <svg
      aria-hidden
      className="mt-2 h-12 w-full max-w-60 overflow-visible"
      preserveAspectRatio="xMinYMax meet"
      viewBox={`0 0 ${step * values.length} ${height + 2}`}
    >
      {values.map((value, index) => {
        const tall = value === 0 ? 0 : Math.max(3, (value / most) * height);
        return (
          <rect
            className={
              index === values.length - 1 ? 'fill-gold stroke-lead' : 'fill-sunken stroke-lead'
            }
            height={tall}
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            rx="2"
            strokeWidth={tall === 0 ? 0 : 1.5}
            width={width}
            x={index * step + 1}
            y={height - tall + 1}
          />
        );
      })}
      <line
        className="stroke-ink"
        strokeWidth="1.5"
        x1="0"
        x2={step * values.length}
        y1={height + 1}
        y2={height + 1}
      />
    </svg>
  );
}
