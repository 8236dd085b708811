// The client-side router.
let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

/** Returns the segments of the path: `["t", "abc"]` for `/t/abc`. Reactive. */
export function currentPath(): string[] {
  return path.split("/").filter(Boolean).map(decodeSegment);
}

/** Decodes a segment; one that is malformed stays as it is. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Goes to another path without loading the page again. */
export function navigate(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** A click handler for links: a plain click navigates without loading the page. */
export function followLink(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  navigate(link.pathname + link.hash);
}
