/** Reads the code in a picture of the camera, in a thread of its own. Keeps nothing of a picture. */
import {
  AztecCodeReader,
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  PDF417Reader,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';

export interface CameraPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

const readers = [new QRCodeReader(), new Code128Reader(), new AztecCodeReader(), new PDF417Reader()];
const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]]);

/** The brightness of each pixel, as the eye weighs the colors. */
const brightnessOf = ({ width, height, pixels }: CameraPicture): Uint8ClampedArray => {
  const brightness = new Uint8ClampedArray(width * height);
  for (let at = 0; at < brightness.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[4 * at], pixels[4 * at + 1], pixels[4 * at + 2]];
    brightness[at] = (306 * red + 601 * green + 117 * blue) >> 10;
  }
  return brightness;
};

/** Undefined for a picture without a code that is whole. */
const readCode = (picture: CameraPicture): string | undefined => {
  const source = new RGBLuminanceSource(brightnessOf(picture), picture.width, picture.height);
  const bitmap = new BinaryBitmap(new HybridBinarizer(source));
  for (const reader of readers)
    try {
      return reader.decode(bitmap, hints).getText();
    } catch {
      // A reader throws for every picture without a code of its format.
    }
  return undefined;
};

self.onmessage = ({ data }: MessageEvent<CameraPicture>) => self.postMessage(readCode(data));
