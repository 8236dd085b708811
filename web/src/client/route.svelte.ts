// The client-side router.

let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

/** Return the segments of the path: `["t", "abc"]` for `/t/abc`. Reactive. */
export function currentPath(): string[] {
  return path.split("/").filter(Boolean).map(decodeSegment);
}

/** Return a segment decoded; a malformed one is returned unchanged. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Go to another path without reloading the page. */
export function navigate(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Handle a click on a link: a plain click navigates without reloading the page. */
export function followLink(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  navigate(link.pathname + link.hash);
}
