// Starts the service and the app, and stops both together.
import { spawn } from 'node:child_process';

const { PORT = '3000', APP_PORT = '3001' } = process.env;
const [service, app] = [`http://localhost:${PORT}`, `http://localhost:${APP_PORT}`];
// Browsers call the service through the app; its own pages keep their address.
const env = { BASE_URL: app, WEB_APP_URL: service, GATEHOUSE_URL: service, ...process.env };

// npm has put the programs of the packages into the path.
const programs = ['gatehouse', `next dev --port ${APP_PORT}`].map((command) => {
  const [name, ...options] = command.split(' ');
  return spawn(name, options, { env, shell: process.platform === 'win32', stdio: 'inherit' });
});

let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const program of programs) program.kill('SIGTERM');
}

for (const program of programs) program.on('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
