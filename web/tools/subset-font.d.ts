declare module "subset-font" {
  type Options = { targetFormat: "woff2"; keepFeatures?: string[] };
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
