// Lengths that follow the reader's own text size. In the style sheets they are written in pixels, as the guide has them
// for text of 16 px; they are built as rem, and in conditions as em. Hairlines stay as thin as they are.
import type { AtRule, Plugin, Root } from "postcss";

const TEXT = 16;
const HAIRLINE = 3;
/** What is drawn in units of its own, inside an SVG that is scaled as a whole. */
const DRAWINGS = /\/(HexMap|Overlay|Land|Omen|Art)\.svelte|\/pieces\.css/;

export function lengths(): Plugin {
  return {
    postcssPlugin: "tianxia-lengths",
    Once(root: Root) {
      root.walkAtRules(/^(media|container)$/, (rule: AtRule) => {
        rule.params = grown(rule.params, "em", 0);
      });
      if (DRAWINGS.test(root.source?.input.file ?? root.source?.input.from ?? "")) return;
      root.walkDecls((declaration) => {
        declaration.value = grown(declaration.value, "rem", HAIRLINE);
      });
    },
  };
}

/** A value with all its pixels above `least` in another unit. */
export function grown(value: string, unit: string, least: number): string {
  return value.replace(/(?<![\w.-])(-?)(\d*\.?\d+)px\b/g, (whole, sign: string, number: string) =>
    Number(number) <= least ? whole : `${sign}${Number((Number(number) / TEXT).toFixed(5))}${unit}`,
  );
}
