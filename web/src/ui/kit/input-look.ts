/** The classes every typed or chosen value shares: inputs, text areas and selects. */
export const INPUT_CLASSES =
  'w-full min-h-12 rounded-xl border-2 border-edge bg-surface px-[.9em] py-[.6em] text-ui text-ink placeholder:text-ink-faint enabled:hover:border-ink focus-visible:outline-offset-1 aria-invalid:border-stop-edge disabled:cursor-not-allowed disabled:border-dashed disabled:bg-sunken disabled:text-ink-faint';
