/**
 * Ends this process when the one that started it is gone, kill -9 included: then its channel to us closes.
 * Started without a channel (by hand, by systemd) nothing is watched.
 * @param {{graceMs: number}} options
 */
export function leaveWithParent({ graceMs }) {
  if (!process.channel) return;
  const leave = () => {
    if (graceMs === 0) return endGroup();
    process.kill(process.pid, "SIGTERM");
    setTimeout(endGroup, graceMs).unref();
  };
  process.once("disconnect", leave);
  // A tool that has finished must be able to end although the channel is open.
  process.channel.unref();
  if (!process.connected) leave();
}

function endGroup() {
  try {
    process.kill(-process.pid, "SIGKILL");
  } catch {
    // Not the leader of a group: then it is only us.
    process.exit(1);
  }
}
