import { type ArtName, artSizes } from '@/ui/art/art.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { useSamples } from './samples.ts';
import { Section } from './section.tsx';

const names = Object.keys(artSizes) as ArtName[];

/** Every drawing by its name. */
export function ArtSection() {
  const words = useSamples();
  return (
    <Section title={`${words.art}: ${names.length}`}>
      <ul className="design-art">
        {names.map((name) => (
          <li key={name}>
            <Art alt="" name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
