import { CircleCheck, Lock, Star } from 'lucide-react';
import { Leaf, Tint, VaultPanel } from '@/ui/kit/card.tsx';
import { Chip, Status } from '@/ui/kit/chip.tsx';
import { DataTable } from '@/ui/kit/data-table.tsx';
import { Notice } from '@/ui/kit/notice.tsx';
import { useSamples } from './samples.ts';
import { Columns, Row, Section } from './section.tsx';

const rows = [
  { name: 'Lucia', done: 24 },
  { name: 'Marco', done: 3 },
];

/** Cards, tints and labels in each hue, the four notices, a table. */
export function CardSection() {
  const words = useSamples();
  return (
    <Section title={words.cards}>
      <Columns>
        {[1, 2, 3, 4, 5, 6].map((module) => (
          <Leaf data-module={module} key={module}>
            <Chip>
              <Star aria-hidden />
              {words.tint}
            </Chip>
            <h3>{words.card}</h3>
            <p>{words.cardText}</p>
            <Tint className="design-after">
              <b className="text-m">{words.tint}</b>
            </Tint>
          </Leaf>
        ))}
      </Columns>
      <VaultPanel>
        <h3>{words.vault}</h3>
        <p className="text-on-vault-soft">{words.cardText}</p>
      </VaultPanel>
      <Row>
        <Status state="on">
          <CircleCheck aria-hidden />
          {words.active}
        </Status>
        <Status state="off">
          <Lock aria-hidden />
          {words.none}
        </Status>
      </Row>
      <Columns>
        {(['yes', 'again', 'note', 'stop'] as const).map((tone) => (
          <Notice key={tone} live="none" title={words[tone]} tone={tone}>
            <p>{words.leaveText}</p>
          </Notice>
        ))}
      </Columns>
      <DataTable
        caption={words.table}
        columns={[
          { key: 'name', header: words.child, cell: ({ name }) => name, names: true },
          { key: 'done', header: words.done, cell: ({ done }) => done, align: 'end' },
        ]}
        rowKey={({ name }) => name}
        rows={rows}
      />
    </Section>
  );
}
