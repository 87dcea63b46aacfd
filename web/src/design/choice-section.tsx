import { useState } from 'react';
import { Art } from '@/ui/art/art-image.tsx';
import { Checkbox } from '@/ui/kit/checkbox.tsx';
import { RadioGroup } from '@/ui/kit/radio-group.tsx';
import { useSamples } from './samples.ts';
import { Columns, Section } from './section.tsx';

/** Boxes and cards to choose by: empty, chosen, with an error, disabled. */
export function ChoiceSection() {
  const words = useSamples();
  const [who, setWho] = useState('parent');
  const options = [
    {
      value: 'parent',
      label: words.parent,
      description: words.parentText,
      media: <Art alt="" name="mark-rose" width={40} />,
    },
    { value: 'student', label: words.student, description: words.studentText },
  ];
  return (
    <Section title={words.who}>
      <Columns>
        <Checkbox label={words.agree} />
        <Checkbox defaultChecked label={words.agree} />
        <Checkbox error={words.reason} label={words.agree} />
        <Checkbox defaultChecked disabled label={words.agree} />
      </Columns>
      <Columns>
        <RadioGroup
          legend={words.who}
          name="who"
          onChange={(event) => setWho(event.target.value)}
          options={options}
          value={who}
        />
        <RadioGroup error={words.reason} legend={words.plan} name="wrong" options={options} />
        <RadioGroup disabled legend={words.locked} name="closed" options={options} />
      </Columns>
    </Section>
  );
}
