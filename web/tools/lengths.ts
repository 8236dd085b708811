// Lengths that follow the text size. In the style sheets they are written in pixels, as the guide has them for text of
// 16 px; they are built as rem. Hairlines stay as thin as they are; `calc(10.5 * 1px)` is a length that never grows.
//
// Conditions on the size of the window ask the container `page`, the root element: in a media query rem is the
// browser's text size, in a container query it is the size chosen in our settings as well.
import type { AtRule, Plugin as PostcssPlugin, Root } from "postcss";

const TEXT_SIZE_PX = 16;
const HAIRLINE_PX = 3;
/** What is drawn in units of its own, inside an SVG that is scaled as a whole. */
const DRAWINGS = /\/(HexMap|Overlay|Terrain|EffectSign|GameArt)\.svelte|\/pieces\.css/;

/** The layouts that have a name. A phone held upright or sideways: `(max-width: 720px)` means it, too. */
const NAMED: Record<string, string> = {
  "(--phone)": "((max-width: 720px) or (max-height: 480px))",
  "(max-width: 720px)": "((max-width: 720px) or (max-height: 480px))",
  "(min-width: 721px)": "((min-width: 720.01px) and (min-height: 480.01px))",
  "(--landscape)": "((max-height: 480px) and (min-width: 560px))",
  "(--upright)": "((max-width: 720px) and ((min-height: 480.01px) or (max-width: 559.99px)))",
  "(--portrait-tablet)":
    "((min-width: 720.01px) and (max-width: 1000px) and (min-height: 480.01px) and (max-aspect-ratio: 5/6))",
  "(--large-text)": "(max-width: 317.99px)",
};

export function lengths(): PostcssPlugin {
  return {
    postcssPlugin: "tianxia-lengths",
    Once(root: Root) {
      root.walkAtRules(/^(media|container)$/, (rule: AtRule) => {
        if (rule.name === "media" && isOfSize(rule.params)) {
          // A container knows its size, but neither the mouse nor what the reader prefers.
          if (/pointer|hover|prefers|forced/.test(rule.params)) throw rule.error("write two rules, one for the size");
          rule.name = "container";
          rule.params = `page ${sizeCondition(rule.params)}`;
        }
        rule.params = grown(rule.params, "rem", 0);
      });
      if (DRAWINGS.test(root.source?.input.file ?? root.source?.input.from ?? "")) return;
      root.walkDecls((declaration) => {
        declaration.value = grown(declaration.value, "rem", HAIRLINE_PX);
      });
    },
  };
}

function isOfSize(params: string): boolean {
  return /\((--|(min|max)-(width|height))/.test(params);
}

/** The condition of a media query as one for a container: names spelled out, a list as alternatives. */
export function sizeCondition(params: string): string {
  const named = params.replace(/\([^()]*\)/g, (one) => NAMED[one] ?? one);
  const parts = named.split(/,\s*/);
  return parts.length > 1 ? parts.map((part) => `(${part})`).join(" or ") : named;
}

/** A value with all its pixels above `least` in another unit. */
export function grown(value: string, unit: string, least: number): string {
  return value.replace(/(?<![\w.-])(-?)(\d*\.?\d+)px\b/g, (whole, sign: string, number: string) =>
    Number(number) <= least ? whole : `${sign}${Number((Number(number) / TEXT_SIZE_PX).toFixed(5))}${unit}`,
  );
}
