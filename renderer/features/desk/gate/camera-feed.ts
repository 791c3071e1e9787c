/** The camera while it is on: its pictures go to the worker one after the other, and each code is reported once. */
import { allowWorker } from '../../../kit/ui/own-worker';
import type { CameraPicture } from './camera-worker';
import workerAddress from './camera-worker?worker&url';

export interface Feed {
  readonly stop: () => void;
}

/** Why the camera reads nothing. Their texts are `camera.problems.<name>`. */
export type CameraProblem = 'none' | 'refused' | 'inUse' | 'failed';

const problems: Readonly<Record<string, CameraProblem>> = {
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
};
export const problemOf = (error: unknown): CameraProblem =>
  problems[error instanceof Error ? error.name : ''] ?? 'failed';

/** Milliseconds in which the same code in front of the camera is one scan. */
const sameCodeMs = 4_000;
/** In turn: small codes need many pixels, and of large ones the reader finds the corners only in a small picture. */
const widths = [960, 480, 240] as const;

/** Whether a code is a new scan, at a time in milliseconds: it was not seen for a few seconds. */
export const createRepeatFilter = (): ((code: string, at: number) => boolean) => {
  let last: { readonly code: string; readonly at: number } | undefined;
  return (code, at) => {
    const isNew = last?.code !== code || at - last.at >= sameCodeMs;
    last = { code, at };
    return isNew;
  };
};

const pictureOf = (video: HTMLVideoElement, canvas: HTMLCanvasElement, maxWidth: number): CameraPicture | undefined => {
  if (video.videoWidth === 0) return undefined;
  const scale = Math.min(1, maxWidth / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width, height, pixels: data };
};

/** Shows a camera in `video` and reports codes until it is stopped, and why it can't go on. */
export const startFeed = async (
  video: HTMLVideoElement,
  camera: string | undefined,
  on: { readonly code: (code: string) => void; readonly problem: (problem: CameraProblem) => void },
): Promise<Feed> => {
  allowWorker(workerAddress);
  const worker = new Worker(workerAddress, { type: 'module' });
  worker.onerror = (event) => {
    event.preventDefault();
    on.problem('failed');
  };
  const size = { width: { ideal: 1_280 }, height: { ideal: 720 } };
  const stream = await navigator.mediaDevices
    .getUserMedia({
      audio: false,
      video: camera === undefined ? { ...size, facingMode: 'environment' } : { ...size, deviceId: { exact: camera } },
    })
    .catch((error: unknown) => {
      worker.terminate();
      throw error;
    });
  const canvas = document.createElement('canvas');
  const isNew = createRepeatFilter();
  let next = 0;
  let sent = 0;
  const send = () => {
    const picture = pictureOf(video, canvas, widths[sent % widths.length] ?? widths[0]);
    sent += 1;
    if (picture) worker.postMessage(picture, [picture.pixels.buffer]);
    else next = requestAnimationFrame(send);
  };
  worker.onmessage = ({ data: code }: MessageEvent<string | undefined>) => {
    if (code && isNew(code, performance.now())) on.code(code);
    next = requestAnimationFrame(send);
  };
  video.srcObject = stream;
  await video.play().catch(() => undefined);
  // The camera was unplugged, or taken away.
  for (const track of stream.getTracks()) track.addEventListener('ended', () => on.problem('none'));
  send();
  return {
    stop: () => {
      cancelAnimationFrame(next);
      worker.terminate();
      for (const track of stream.getTracks()) track.stop();
      video.srcObject = null;
    },
  };
};
