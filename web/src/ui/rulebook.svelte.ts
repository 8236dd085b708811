// The rules, opened over the table.

/** Whether the rules are open over the table, and at which anchor. */
export const rulebook: { open: boolean; at: string | null } = $state({ open: false, at: null });

/** Open the rules at an anchor, or at the beginning. */
export function openRules(anchor: string | null = null): void {
  rulebook.at = anchor;
  rulebook.open = true;
}

/** Close the rules. */
export function closeRules(): void {
  rulebook.open = false;
}
