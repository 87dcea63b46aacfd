import { ChevronDown } from 'lucide-react';
import type { FaqEntry } from './faq.ts';
import './faq-section.css';

interface FaqSectionProps {
  title: string;
  entries: readonly FaqEntry[];
}

/** The questions parents ask: the first stands open, the others open by themselves without a script. */
export function FaqSection({ title, entries }: FaqSectionProps) {
  return (
    <section aria-labelledby="faq" className="faq wrap" data-for="visitor parent admin">
      <h2 id="faq">{title}</h2>
      <div>
        {entries.map(({ id, question, answer }, index) => (
          <details className="accordion-item" key={id} open={index === 0}>
            <summary>
              <span>{question}</span>
              <ChevronDown aria-hidden />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
