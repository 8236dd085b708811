// The rules over the table: whether they are open, and at which paragraph.
/** Whether the rules are open over the table, and at which anchor. */
export const rulebook: { open: boolean; at: string | null } = $state({ open: false, at: null });

/** Opens the rules at a paragraph, or at their beginning; the game stays as it is. */
export function openRules(anchor: string | null = null): void {
  rulebook.at = anchor;
  rulebook.open = true;
}

/** Closes the rules. */
export function closeRules(): void {
  rulebook.open = false;
}
