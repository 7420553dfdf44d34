import { useEffect, useRef, useState } from 'react';
import { codeReader } from './code-reader.js';

export type CameraState = 'starting' | 'live' | 'insecure' | 'missing' | 'refused' | 'busy';

const pauseBetween = 120;

function stateOf(error: unknown): CameraState {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}

/** Not yet in the types of the browser. */
const light = (on: boolean) => ({ advanced: [{ torch: on } as MediaTrackConstraintSet] });

/** The camera in the page: shows it in the video, and says what each code in it holds, again and again while it is in sight. */
export function useCamera(onCode: (raw: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<MediaStreamTrack>();
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    let ended = false;
    let stream: MediaStream | undefined;
    let timer: number | undefined;
    const start = async () => {
      if (!window.isSecureContext) return setState('insecure');
      // Some browsers have none at all, whatever their types say.
      if (!('mediaDevices' in navigator)) return setState('missing');
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
        audio: false,
      });
      const element = video.current;
      if (ended || !element) return stream.getTracks().forEach((one) => one.stop());
      element.srcObject = stream;
      await element.play();
      const read = await codeReader();
      const look = async () => {
        // A picture that cannot be read is none; the next one comes.
        const codes = await read(element).catch(() => []);
        if (ended) return;
        codes.forEach((raw) => latest.current(raw));
        timer = window.setTimeout(() => void look(), pauseBetween);
      };
      if (ended) return;
      setTrack(stream.getVideoTracks()[0]);
      setState('live');
      await look();
    };
    start().catch((error: unknown) => !ended && setState(stateOf(error)));
    return () => {
      ended = true;
      window.clearTimeout(timer);
      stream?.getTracks().forEach((one) => one.stop());
    };
  }, []);
  const torch = track && 'torch' in track.getCapabilities();
  return {
    video,
    state,
    /** Switches the light beside the camera; undefined where there is none. */
    setLight: torch ? (on: boolean) => track.applyConstraints(light(on)) : undefined,
  };
}
