// The shared parts must be settled before anything uses them: hence the step in between.
void import('./bootstrap.js').then(({ bootstrap }) => bootstrap());
