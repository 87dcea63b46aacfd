import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moduleEmblem } from '@/learning/course/module-art.ts';
import { artSizes } from '@/ui/art/art.ts';
import { Art } from '@/ui/art/art-image.tsx';
import { Badge, type BadgeArt } from '@/ui/kit/badge.tsx';
import { Button } from '@/ui/kit/button.tsx';
import { panesInOrder } from '@/ui/kit/panes.ts';
import { ProgressPanes } from '@/ui/kit/progress-panes.tsx';
import { RoseProgress } from '@/ui/kit/rose-progress.tsx';
import { useSamples } from './samples.ts';
import { Columns, Row, Section } from './section.tsx';

const lessonsOf = [3, 16, 5, 12, 10, 6];
const badges = Object.keys(artSizes)
  .filter((name) => name.startsWith('badge-'))
  .map((name) => name.slice('badge-'.length) as BadgeArt);
const path = lessonsOf.flatMap((count, index) => Array.from({ length: count }, () => index + 1));

/**
 * Roses, rows of panes and badges: done, under way, not yet; a button lights them, pane by pane.
 */
export function ProgressSection() {
  const words = useSamples();
  const [lit, setLit] = useState(2);
  return (
    <Section title={words.light}>
      <Row>
        <Button onClick={() => setLit(lit + 1)} variant="gold">
          {words.next}
        </Button>
        <Button onClick={() => setLit(0)}>{words.darken}</Button>
      </Row>
      <Row>
        {lessonsOf.map((count, index) => (
          <div className="design-rose" data-module={index + 1} key={moduleEmblem(index + 1)}>
            <RoseProgress
              count={`${Math.min(lit, count)} / ${count}`}
              emblem={moduleEmblem(index + 1)}
              note={words.lessons}
              panes={panesInOrder(count, lit, index > 0).map((state) => ({ state }))}
              unlit={index > 3}
            />
          </div>
        ))}
        <div className="design-path">
          <RoseProgress
            count={`${Math.min(lit, 52)} / 52`}
            number={{ value: `${Math.round((Math.min(lit, 52) / 52) * 100)}%`, label: words.road }}
            panes={panesInOrder(52, lit, true).map((state, index) => ({
              state,
              module: path[index],
            }))}
          />
        </div>
      </Row>
      <Columns>
        {(['normal', 'small'] as const).map((size) => (
          <ProgressPanes
            key={size}
            label={words.light}
            panes={panesInOrder(10, lit, true)}
            size={size}
            valueText={`${Math.min(lit, 10)} / 10`}
          />
        ))}
      </Columns>
      <Badges />
    </Section>
  );
}

function Badges() {
  const words = useSamples();
  const { t } = useTranslation('progress');
  return (
    <>
      <Row>
        {badges.map((badge) => (
          <Badge badge={badge} className="design-badge" earned key={badge} name={words.badge} />
        ))}
      </Row>
      <Row>
        {badges.map((badge) => (
          <Badge
            badge={badge}
            className="design-badge"
            detail={words.notYet}
            earned={false}
            key={badge}
            name={t('badge.saintInTraining.name')}
          />
        ))}
        <Art alt="" name="treasure-locked" width={180} />
        <Art alt="" name="treasure-open" width={180} />
      </Row>
    </>
  );
}
