// A PostCSS plugin for lengths that scale with the text size. The style sheets have pixels for a text size of 16 px, which
// are built as rem. Hairlines do not scale, nor does a length such as `calc(10.5 * 1px)`.
//
// Conditions on the size of the window become conditions on the container `page`, the root element: in a media query, rem
// is the browser's text size; in a container query, it follows the text size in our settings as well.
import type { AtRule, Plugin as PostcssPlugin, Root } from "postcss";

const TEXT_SIZE_PX = 16;
const HAIRLINE_PX = 3;
/** Style sheets of drawings with units of their own, inside an SVG that is scaled as a whole. */
const DRAWINGS =
  /\/(HexMap|HexPieces|Overlay|TargetLayer|StrengthLayer|Terrain|EffectIcon|GameArt)\.svelte|\/pieces\.css/;

/** Conditions with a name or a special meaning: `(max-width: 720px)` is any phone, in portrait or landscape. */
const NAMED_CONDITIONS: Record<string, string> = {
  "(--phone)": "((max-width: 720px) or (max-height: 480px))",
  "(max-width: 720px)": "((max-width: 720px) or (max-height: 480px))",
  "(min-width: 721px)": "((min-width: 720.01px) and (min-height: 480.01px))",
  "(--landscape)": "((max-height: 480px) and (min-width: 560px))",
  "(--upright)": "((max-width: 720px) and ((min-height: 480.01px) or (max-width: 559.99px)))",
  "(--portrait-tablet)":
    "((min-width: 720.01px) and (max-width: 1000px) and (min-height: 480.01px) and (max-aspect-ratio: 5/6))",
  "(--large-text)": "(max-width: 317.99px)",
};

/** Return the plugin. */
export function lengths(): PostcssPlugin {
  return {
    postcssPlugin: "tianxia-lengths",
    Once(root: Root) {
      root.walkAtRules(/^(media|container)$/, (rule: AtRule) => {
        if (rule.name === "media" && hasSizeCondition(rule.params)) {
          // A container query cannot depend on the pointer or on preferences.
          if (/pointer|hover|prefers|forced/.test(rule.params)) throw rule.error("write two rules, one for the size");
          rule.name = "container";
          rule.params = `page ${sizeCondition(rule.params)}`;
        }
        rule.params = scaledLengths(rule.params, "rem", 0);
      });
      if (DRAWINGS.test(root.source?.input.file ?? root.source?.input.from ?? "")) return;
      root.walkDecls((declaration) => {
        declaration.value = scaledLengths(declaration.value, "rem", HAIRLINE_PX);
      });
    },
  };
}

function hasSizeCondition(params: string): boolean {
  return /\((--|(min|max)-(width|height))/.test(params);
}

/** Return the condition of a media query as one of a container query: named conditions expanded, a list joined by `or`. */
export function sizeCondition(params: string): string {
  const named = params.replace(/\([^()]*\)/g, (condition) => NAMED_CONDITIONS[condition] ?? condition);
  const parts = named.split(/,\s*/);
  return parts.length > 1 ? parts.map((part) => `(${part})`).join(" or ") : named;
}

/** Return a value with its lengths above `maxFixedPx` pixels converted to another unit. */
export function scaledLengths(value: string, unit: string, maxFixedPx: number): string {
  return value.replace(/(?<![\w.-])(-?)(\d*\.?\d+)px\b/g, (whole, sign: string, number: string) =>
    Number(number) <= maxFixedPx ? whole : `${sign}${Number((Number(number) / TEXT_SIZE_PX).toFixed(5))}${unit}`,
  );
}
