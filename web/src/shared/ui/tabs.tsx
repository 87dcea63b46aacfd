import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';

interface Tab {
  value: string;
  /** Words, with an icon before them if wished. */
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The open tab when the page holds it; otherwise the first opens. */
  value?: string;
  onValueChange?: (value: string) => void;
}

/** Views of one thing side by side; arrow keys walk along the row. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Root value={value} defaultValue={tabs[0]?.value} onValueChange={onValueChange}>
      <List
        aria-label={label}
        className="mb-8 flex gap-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-2px_var(--rule)] print:hidden"
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-13 items-center gap-2 whitespace-nowrap border-transparent border-b-4 px-4.5 pt-1 font-bold text-ink-soft text-ui hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-gold-deep data-[state=active]:text-ink"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value}>
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
