import { useState } from 'react';
import { DateField } from '@/ui/kit/date-field.tsx';
import { PasswordField } from '@/ui/kit/password-field.tsx';
import { SelectField } from '@/ui/kit/select-field.tsx';
import { TextAreaField, TextField } from '@/ui/kit/text-field.tsx';
import { useSamples } from './samples.ts';
import { Columns, Section } from './section.tsx';

/** Fields that are typed into or chosen from: empty, filled, with an error, disabled. */
export function FieldSection() {
  const words = useSamples();
  const options = [
    { value: 'month', label: words.month },
    { value: 'year', label: words.year },
  ];
  const secret = { showLabel: words.show, hideLabel: words.hide };
  return (
    <Section title={words.fields}>
      <Columns>
        <TextField hint={words.hint} label={words.name} placeholder="José María" />
        <TextField defaultValue="Lucia" label={words.name} />
        <TextField defaultValue="???" error={words.wrong} label={words.name} />
        <TextField defaultValue="Marco" disabled label={words.name} />
        <form>
          <input autoComplete="username" hidden readOnly value="Lucia" />
          <PasswordField label={words.password} {...secret} />
        </form>
        <form>
          <input autoComplete="username" hidden readOnly value="Lucia" />
          <PasswordField
            defaultValue="lucia1"
            error={words.wrong}
            label={words.password}
            {...secret}
          />
        </form>
        <SelectField
          defaultValue=""
          label={words.plan}
          options={options}
          placeholder={words.choose}
        />
        <SelectField
          defaultValue="year"
          error={words.noSaint}
          label={words.plan}
          options={options}
        />
        <SelectField defaultValue="month" disabled label={words.plan} options={options} />
        <TextAreaField label={words.about} />
        <TextAreaField error={words.wrong} label={words.about} />
      </Columns>
      <Dates />
    </Section>
  );
}

function Dates() {
  const words = useSamples();
  const [day, setDay] = useState('');
  const [other, setOther] = useState('2026-02-19');
  const limits = { min: '2025-11-10', max: '2027-03-20' };
  return (
    <Columns>
      <DateField {...limits} label={words.day} onChange={setDay} value={day} />
      <DateField
        {...limits}
        error={words.noSaint}
        label={words.noSaint}
        onChange={setOther}
        value={other}
      />
    </Columns>
  );
}
