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

/**
 * Views of one thing side by side; arrow keys walk along the row. Where it is narrow the tabs share the width,
 * and those that do not fit stand in a further row: none is ever out of sight.
 */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Root value={value} defaultValue={tabs[0]?.value} onValueChange={onValueChange}>
      <List
        aria-label={label}
        className="mb-8 flex flex-wrap gap-x-1 shadow-[inset_0_-2px_var(--rule)] print:hidden"
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-13 items-center gap-2 border-rule border-b-2 px-4.5 pt-0.5 font-bold text-ink-soft text-ui hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-gold-deep data-[state=active]:border-b-4 data-[state=active]:pt-1 data-[state=active]:text-ink max-md:min-w-min max-md:flex-1 max-md:flex-col max-md:justify-center max-md:gap-1 max-md:px-1.5 max-md:pb-1 max-md:leading-tight"
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
