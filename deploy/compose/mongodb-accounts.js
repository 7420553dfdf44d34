/* global db -- given by the MongoDB shell */
// Run once by the image of MongoDB, over an empty volume: an account for each service, for its own database alone.
for (const name of ['identity', 'registration', 'asset', 'procurement', 'ticketing', 'system']) {
  db.getSiblingDB('admin').createUser({
    user: name,
    pwd: process.env[`MONGODB_${name.toUpperCase()}_PASSWORD`],
    roles: [{ role: 'readWrite', db: `portal_${name}` }],
  });
}
