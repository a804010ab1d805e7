/**
 * Ends this process when its parent has exited, even by kill -9: the IPC channel closes then. Does nothing without a
 * channel (started by hand or by systemd).
 * @param {{graceMs: number}} options
 */
export function exitWithParent({ graceMs }) {
  if (!process.channel) return;
  const exit = () => {
    if (graceMs === 0) return killOwnGroup();
    process.kill(process.pid, "SIGTERM");
    setTimeout(killOwnGroup, graceMs).unref();
  };
  process.once("disconnect", exit);
  // The open channel must not keep a finished tool running.
  process.channel.unref();
  if (!process.connected) exit();
}

function killOwnGroup() {
  try {
    process.kill(-process.pid, "SIGKILL");
  } catch {
    // Not a group leader: end only this process.
    process.exit(1);
  }
}
