import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { ArtSection } from './art-section.tsx';
import { ButtonSection } from './button-section.tsx';
import { CardSection } from './card-section.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { FieldSection } from './field-section.tsx';
import { FoundationSection } from './foundation-section.tsx';
import { LayerSection } from './layer-section.tsx';
import { ProgressSection } from './progress-section.tsx';
import { useSamples } from './samples.ts';
import { StateSection } from './state-section.tsx';
import './design.css';

export const handle: RouteHandle = { namespaces: ['errors', 'progress'] };

/** Every part of the kit in every state, to look at while developing; `routes.ts` leaves it out of what visitors get. */
export default function DesignPage() {
  const words = useSamples();
  return (
    <div className="design-page wrap">
      <h1>{words.title}</h1>
      <p className="design-lead">{words.lead}</p>
      <FoundationSection />
      <ButtonSection />
      <CardSection />
      <FieldSection />
      <ChoiceSection />
      <LayerSection />
      <ProgressSection />
      <StateSection />
      <ArtSection />
    </div>
  );
}
