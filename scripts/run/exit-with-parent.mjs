/** Loaded into every service: when the starting process is gone, even killed, the service stops itself as on SIGTERM. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
