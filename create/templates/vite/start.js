// Starts the service and the app, and stops both together.
import { spawn } from 'node:child_process';

// npm has put the programs of the packages into the path.
const programs = ['gatehouse', 'vite'].map((name) =>
  spawn(name, { shell: process.platform === 'win32', stdio: 'inherit' }),
);

let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const program of programs) program.kill('SIGTERM');
}

for (const program of programs) program.on('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
