import type { CSSProperties } from 'react';
import { useSamples } from './samples.ts';
import { Section } from './section.tsx';

const grounds = ['page', 'surface', 'sunken', 'raised', 'vault', 'vault-deep', 'pane-off'];
const inks = ['ink', 'ink-soft', 'ink-faint', 'edge', 'rubric', 'primary', 'link', 'focus'];
const golds = ['gold', 'gold-hover', 'gold-deep', 'fillet'];
const modules = [1, 2, 3, 4, 5, 6].flatMap((m) => [`m${m}`, `m${m}-mid`, `m${m}-tint`]);
const feedback = ['yes', 'again', 'stop', 'note'].flatMap((tone) => [
  tone,
  `${tone}-bg`,
  `${tone}-edge`,
]);
const sizes = ['d1', 'd2', 'd3', 'd4', 't-lead', 't-read', 't-body', 't-ui', 't-small'];

/** The tokens: colours by name, and letters by size, in a wide and in a narrow place. */
export function FoundationSection() {
  const words = useSamples();
  return (
    <>
      <Section title={words.colour}>
        {[[...grounds, ...inks, ...golds], modules, feedback].map((names) => (
          <ul className="design-swatches" key={names[0]}>
            {names.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </ul>
        ))}
      </Section>
      <Section title={words.type}>
        {sizes.map((size) => (
          <p
            className={size.startsWith('d') ? 'design-display' : undefined}
            key={size}
            style={{ fontSize: `var(--${size})` }}
          >
            {size}: {size.startsWith('d') ? words.question : words.reading}
          </p>
        ))}
        <h3>{words.narrow}</h3>
        <div className="design-narrow leaf">
          <h3>{words.longWords}</h3>
          <p>{words.longWords}</p>
        </div>
      </Section>
    </>
  );
}

function Swatch({ name }: { name: string }) {
  return (
    <li>
      <i style={{ '--swatch': `var(--${name})` } as CSSProperties} />
      <span>{name}</span>
    </li>
  );
}
