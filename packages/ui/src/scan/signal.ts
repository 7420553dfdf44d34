let audio: AudioContext | undefined;

/** A short tone and a push in the hand: who scans looks at the device, not at the screen. A refusal sounds lower and longer. */
export function signal(good: boolean) {
  // Safari knows no vibration.
  if ('vibrate' in navigator) navigator.vibrate(good ? 60 : [120, 60, 120]);
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.value = 0.1;
  tone.frequency.value = good ? 1200 : 300;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + (good ? 0.08 : 0.25));
}
